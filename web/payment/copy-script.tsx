import { watchCopyButtons } from './watch-copy-buttons.ts';

/** The one script of a page that is sent without the shop's: its copy buttons, which are absent without it. */
export function CopyScript({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${watchCopyButtons})()` }} />;
}
