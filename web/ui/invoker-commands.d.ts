import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the browser does by itself with the element whose id is `commandfor`. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
