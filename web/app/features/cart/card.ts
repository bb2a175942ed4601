import { type CardItem, clientStorage } from '../../api/client-storage.ts'

type Named = Pick<CardItem, 'kind' | 'id' | 'options'>

/** Key of a cart line: a course for oneself, the same course as a gift and seats of it are three lines. */
export function keyOf({ kind, id, options = {} }: Named): string {
  const { gift, seats } = options as { gift?: { mobile?: string }; seats?: boolean }
  return [kind, id, gift?.mobile ?? '', seats ? 'seats' : ''].join(' ').trim()
}

const itemsNow = () => clientStorage.card.get().items

export function addToCard(item: CardItem): void {
  const items = itemsNow()
  if (!items.some((other) => keyOf(other) === keyOf(item)))
    clientStorage.card.set({ items: [...items, item] })
}

/** Removes a line; returns a function that puts it back where it was. */
export function removeFromCard(key: string): () => void {
  const items = itemsNow()
  const at = items.findIndex((item) => keyOf(item) === key)
  const gone = items[at]
  clientStorage.card.set({ items: items.filter((item) => keyOf(item) !== key) })
  return () => {
    if (!gone) return
    const others = itemsNow().filter((item) => keyOf(item) !== key)
    clientStorage.card.set({ items: others.toSpliced(at, 0, gone) })
  }
}

export function setQuantity(key: string, quantity: number): void {
  clientStorage.card.set({
    items: itemsNow().map((item) => (keyOf(item) === key ? { ...item, quantity } : item)),
  })
}

/** Removes the lines with these keys; lines added meanwhile stay. */
export function takeOut(keys: readonly string[]): void {
  const rest = itemsNow().filter((item) => !keys.includes(keyOf(item)))
  if (rest.length > 0) clientStorage.card.set({ items: rest })
  else clientStorage.card.remove()
}
