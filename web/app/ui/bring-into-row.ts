/** Scrolls a row until the link of it that is current stands in its visible part; the row alone, never the page. */
export function bringIntoRow(row: HTMLElement, current: Element): void {
  const [place, seen] = [current.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.left >= seen.left && place.right <= seen.right) return
  row.scrollBy({ left: place.left + place.width / 2 - (seen.left + seen.width / 2) })
}
