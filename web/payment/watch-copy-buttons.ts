/**
 * Makes the copy buttons of a page work that is sent without the shop's scripts. It runs in the page, so it can't use this
 * module's names.
 */
export function watchCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const words = button.querySelector('span');
    const status = button.nextElementSibling;
    if (words === null || status === null) continue;
    const say = (shown: string, said: string, className: string) => {
      words.textContent = shown;
      status.className = className;
      status.textContent = said;
    };
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(button.dataset.copy ?? '').then(
        () => say('Copiado', button.dataset.copied ?? '', 'sr-only'),
        () => say('Copiar', 'Cópialo a mano', 'pay-said'),
      );
      setTimeout(() => say('Copiar', '', 'sr-only'), 3000);
    });
    button.classList.remove('invisible');
  }
}
