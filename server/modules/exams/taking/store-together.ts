import { type Db, transaction } from '#platform/database'
import { inMicroBatches } from '#platform/micro-batches'
import { type AttemptHead, findHeads } from './known-attempts.ts'
import type { ReceiptKeys } from './receipts.ts'
import { type Save, type SaveRefusal, whyNotSave } from './save.ts'
import { type Following, type StoredSave, storeSaves } from './store-saves.ts'

const mostTogether = 500
/** A head that another process moves on while we write is read again; more than this is an attack on oneself. */
const mostTries = 3

export interface RefusedSave {
  readonly refusal: SaveRefusal
  readonly head: AttemptHead | undefined
}
export type Outcome = StoredSave | RefusedSave

type Batched = (save: Save) => Promise<Outcome | undefined>

/**
 * Stores saves that arrive together in one statement, and lets none wait for what is to be checked of another one. Who
 * took up where the last save ended says so by its receipt, so the first statement reads nothing before: it compares all
 * that `whyNotSave` does. Those that it did not store have their heads read beside the next ones, which tell why; only
 * those whose attempt somebody holds wait for that, apart from all others.
 */
export function openStore(db: Db, keys: ReceiptKeys): (save: Save) => Promise<Outcome> {
  const together = (work: (saves: readonly Save[]) => Promise<Map<string, Outcome>>): Batched =>
    inMicroBatches<Save, Outcome | undefined>(
      async (saves) => {
        const outcomes = await work(saves)
        return saves.map(({ attemptId }) => outcomes.get(attemptId))
      },
      mostTogether,
      ({ attemptId }) => attemptId,
    )
  const unread = together((saves) =>
    storeSaves(
      db,
      keys,
      saves.map((save) => ({ save, previous: save.previousReceipt ?? null })),
      'skips',
    ),
  )
  const read = together((saves) => storeOverHeads(db, saves, (those) => storeSaves(db, keys, those, 'skips')))
  const waiting = together((saves) =>
    // On a connection of its own: on a shared one others would wait behind it.
    storeOverHeads(db, saves, (those) => transaction(db, (tx) => storeSaves(tx, keys, those))),
  )
  const store = async (save: Save): Promise<Outcome> => {
    const soon = (saysWhatItFollows(save) ? await unread(save) : undefined) ?? (await read(save))
    if (soon) return soon
    for (let tries = 0; tries < mostTries; tries += 1) {
      const outcome = await waiting(save)
      if (outcome) return outcome
    }
    const head = (await findHeads(db, [save.attemptId])).get(save.attemptId)
    return { refusal: whyNotSave(head, save) ?? 'exams.save-behind', head }
  }
  return inTurns(store, ({ attemptId }) => attemptId)
}

const saysWhatItFollows = ({ sequence, previousReceipt }: Save): boolean =>
  previousReceipt !== undefined || sequence === 1

/** Stores what no head speaks against; the result lacks saves whose head somebody holds or has changed since. */
async function storeOverHeads(
  db: Db,
  saves: readonly Save[],
  store: (following: readonly Following[]) => Promise<Map<string, StoredSave>>,
): Promise<Map<string, Outcome>> {
  const heads = await findHeads(
    db,
    saves.map(({ attemptId }) => attemptId),
  )
  const outcomes = new Map<string, Outcome>()
  const following: Following[] = []
  for (const save of saves) {
    const head = heads.get(save.attemptId)
    const refusal = whyNotSave(head, save)
    if (refusal !== null) outcomes.set(save.attemptId, { refusal, head })
    else following.push({ save, previous: head?.receipt ?? null })
  }
  if (following.length > 0)
    for (const [attemptId, stored] of await store(following)) outcomes.set(attemptId, stored)
  return outcomes
}

/** Of one key one item at a time, in the order in which they came. */
function inTurns<Item, Result>(
  work: (item: Item) => Promise<Result>,
  keyOf: (item: Item) => string,
): (item: Item) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (item) => {
    const key = keyOf(item)
    const before = last.get(key)
    const result = before
      ? before.then(
          () => work(item),
          () => work(item),
        )
      : work(item)
    last.set(key, result)
    const forget = () => last.get(key) === result && last.delete(key)
    result.then(forget, forget)
    return result
  }
}
