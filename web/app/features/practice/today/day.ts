import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Answer } from '@arvand/contracts/endpoint'
import { listDay } from '@arvand/contracts/panel/sample-questions'
import { quietCall } from '../../../api/browser.ts'
import { attempt } from '../../../api/refusal.ts'
import { countWaiting, keepPage, readKept, storeKept } from '../../offline/index.ts'
import { questionKindOf } from '../../questions/index.ts'
import { loadFormulas } from '../../rich-text/index.ts'

/** The questions of today on this device. */

export type Day = Pick<Answer<typeof listDay>, 'items' | 'files'>
export type Card = Day['items'][number]

const [name, page, cardsAt] = ['practice', '/panel/practice/today', '/panel/practice/today/cards.json']

interface Kept {
  readonly personId: string
  readonly day: Day
}

export interface OpenedDay {
  readonly day: Day
  /** Answers that wait for a line. */
  readonly waiting: number
  readonly isOffline: boolean
}

/** From the server, and kept here; without a line, or while answers wait for one, those that were kept. */
export async function openDay(personId: string): Promise<OpenedDay> {
  const waiting = await countWaiting()
  const asked = waiting === 0 ? await attempt(quietCall(listDay, {})) : null
  if (asked?.answer) {
    const { answer: day } = asked
    await storeKept(name, cardsAt, { personId, day } satisfies Kept)
    return { day, waiting, isOffline: false }
  }
  const kept = (await readKept(name, cardsAt)) as Kept | null
  const day = kept?.personId === personId ? kept.day : { items: [], files: [] }
  return { day, waiting, isOffline: true }
}

/** Keeps the page itself with all that its questions need. */
export async function keepDay(personId: string, { items, files }: Day): Promise<void> {
  const kinds = [...new Set(items.map(({ question }) => question.kind))]
  await Promise.all([...kinds.map((kind) => questionKindOf(kind).load()), loadFormulas()])
  await keepPage({
    ...{ name, page, personId },
    files: files.flatMap(({ picture, link }) => [...(picture ? [picture.src] : []), link]),
  })
}

/** A question that was answered is not asked here again. */
export async function dropCard(personId: string, day: Day, questionId: string): Promise<void> {
  const items = day.items.filter(({ question }) => question.id !== questionId)
  await storeKept(name, cardsAt, { personId, day: { ...day, items } } satisfies Kept)
}

export type Verdict = 'right' | 'wrong' | null

/** Where one chooses, the device itself can tell; null: only the server can. */
export function verdictHere({ question, key }: Card, value: AnswerValue): Verdict {
  if (value === null) return 'wrong'
  if (key.choices.length === 0) return null
  const given = Array.isArray(value) ? value.toSorted() : [String(value)]
  if (question.kind === 'ordering') return null
  return given.join() === key.choices.toSorted().join() ? 'right' : 'wrong'
}
