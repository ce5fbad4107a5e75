export type Theme = 'light' | 'dark';

const THEME_KEY = 'hilvan:theme';

export function keptTheme(): Theme {
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme lasts for the visit.
  }
}
