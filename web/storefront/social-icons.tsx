import type { ReactNode } from 'react';

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A speech bubble with a receiver: no trademark. */
export function ChatIcon() {
  return (
    <Glyph>
      <path d="M4 20l1.300-4A8 8 0 1 1 8 18.700L4 20z" />
      <path d="M9 9.500c0 3 2.500 5.500 5.500 5.500l1-1.600-2-1-1 .8c-.8-.4-1.400-1-1.800-1.800l.8-1-1-2L9 9.500z" />
    </Glyph>
  );
}

export function InstagramIcon() {
  return (
    <Glyph>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <circle cx="12" cy="12" r="3.500" />
      <path d="M16.500 7.500v.1" />
    </Glyph>
  );
}

export function FacebookIcon() {
  return (
    <Glyph>
      <path d="M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-2 2-2h1.500V2.500C13 2 10.500 3.500 10.500 7v2.500H7.500V13h3v8" />
    </Glyph>
  );
}
