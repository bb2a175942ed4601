interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

/** A list of so many pages is not for choosing; the rest is left out. */
const mostPages = 50

/** All items of a list, page after page, for a field in which one of them is chosen. */
export async function allPages<Item>(
  ask: (cursor: { cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: Page<Item> = await ask(cursor === null ? {} : { cursor })
    all.push(...page.items)
    cursor = page.nextCursor
    if (cursor === null) break
  }
  return all
}
