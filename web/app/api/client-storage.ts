import { browserStore, readText, removeText, writeText } from './storage.ts'

/** What a person put in the cart (wire.md 4): only items and quantities; prices come from the server. */
export interface CardItem {
  readonly kind: string
  readonly id: string
  readonly quantity: number
  readonly options?: Readonly<Record<string, unknown>>
}
export interface Card {
  readonly items: readonly CardItem[]
}

/** The profile as `getProfile` last answered it; screens read it through the contract's own type. */
export type StoredProfile = Readonly<Record<string, unknown>>

/** The referral record: removed once `expiresAt` (milliseconds) has passed. */
export interface Referral {
  readonly code: string
  readonly expiresAt: number
}

export interface StoredValue<T> {
  readonly key: string
  /** The stored value; a broken or missing one reads as the empty value. */
  get(): T
  set(value: NonNullable<T>): void
  remove(): void
  /** The listener is called after a change in this tab or another; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** The stored text itself, for comparing cheaply whether anything changed. */
  text(): string | null
}

const changes = new EventTarget()

function stored<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: NonNullable<T>) => string,
): StoredValue<T> {
  const tell = () => changes.dispatchEvent(new Event(key))
  const text = () => readText(browserStore(), key)
  return {
    key,
    text,
    get: () => read(text()),
    set(value) {
      writeText(browserStore(), key, write(value))
      tell()
    },
    remove() {
      removeText(browserStore(), key)
      tell()
    },
    subscribe(listener) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      changes.addEventListener(key, listener)
      window.addEventListener('storage', fromOtherTab)
      return () => {
        changes.removeEventListener(key, listener)
        window.removeEventListener('storage', fromOtherTab)
      }
    },
  }
}

const storedText = (key: string) =>
  stored<string | null>(
    key,
    (text) => text,
    (value) => value,
  )

const storedJson = <T>(key: string, read: (value: unknown) => T) =>
  stored<T>(key, (text) => read(parsed(text)), JSON.stringify)

function parsed(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isItem = (value: unknown): value is CardItem =>
  isRecord(value) &&
  typeof value.kind === 'string' &&
  typeof value.id === 'string' &&
  Number.isInteger(value.quantity) &&
  Number(value.quantity) > 0

function readCard(value: unknown): Card {
  if (!isRecord(value) || !Array.isArray(value.items)) return { items: [] }
  return { items: value.items.filter(isItem).map(withGift) }
}

/** An item stored by the version before called its gift `present`. */
function withGift(item: CardItem): CardItem {
  const { present, ...options } = item.options ?? {}
  return present === undefined ? item : { ...item, options: { ...options, gift: present } }
}

function readReferral(value: unknown): Referral | null {
  if (!isRecord(value) || typeof value.code !== 'string' || typeof value.expiresAt !== 'number') return null
  return { code: value.code, expiresAt: value.expiresAt }
}

/** Everything that the client stores (specification, points 3 and 4; wire.md 4), under exactly these keys. */
export const clientStorage = {
  card: storedJson('card', readCard),
  name: storedText('name'),
  email: storedText('email'),
  phone: storedText('phone'),
  profile: storedJson<StoredProfile | null>('profile', (value) => (isRecord(value) ? value : null)),
  token: storedText('token'),
  ref: storedJson('ref', readReferral),
  backUrl: storedText('backUrl'),
}

/** The keys above; the record of a referring host, stored under the host's name, must never overwrite one of them. */
export const clientStorageKeys: ReadonlySet<string> = new Set(Object.keys(clientStorage))
