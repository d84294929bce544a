/**
 * What of the page a shown notice covers or what it stands outside of, one line for each. Runs in the
 * page.
 */
export function coveredByNotice(): readonly string[] {
  const notices = [...document.querySelectorAll('[data-toasts] [data-tone]')];
  const card = document.querySelector('[data-step]');
  const others = [...document.querySelectorAll('h1, h2, main button, main input, main label')];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  return notices.flatMap((notice) => {
    const box = boxOf(notice);
    const covered = others.filter((other) => {
      if (notice.contains(other) || !other.checkVisibility({ visibilityProperty: true }))
        return false;
      const { left, right, top, bottom } = boxOf(other);
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
    const outside =
      card?.contains(notice) === true ? [] : [`“${notice.textContent}” stands outside the card`];
    return [
      ...outside,
      ...covered.map((other) => `“${notice.textContent}” covers “${other.textContent}”`),
    ];
  });
}
