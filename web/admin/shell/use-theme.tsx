import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { savedTheme, saveTheme, type Theme } from './saved-theme.ts';

type ThemeChoice = { readonly theme: Theme; toggle(): void };

const ThemeContext = createContext<ThemeChoice | null>(null);

/** Sets the document's theme while the dashboard is shown; the shop itself is always light. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => setTheme(savedTheme()), []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  const value = useMemo(() => {
    const other = theme === 'dark' ? 'light' : 'dark';
    return {
      theme,
      toggle() {
        setTheme(other);
        saveTheme(other);
      },
    };
  }, [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** @throws outside a `ThemeProvider` */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (choice === null) throw new Error('useTheme needs a ThemeProvider around it');
  return choice;
}
