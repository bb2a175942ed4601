import type { Question, QuestionOf } from '@arvand/contracts/questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { addressesIn, htmlToText, plainPath } from '#platform/html'
import { checkedQuestion } from './drafts/checked-question.ts'
import { BadQuestion, type FoundQuestion } from './drafts/found-question.ts'
import { type StoreFile, Texts } from './drafts/texts.ts'

/** Stores nothing, and says that it is a picture. */
const aStore: StoreFile = async (name) => ({
  id: '01990000-0000-7000-8000-000000000001',
  type: /mp3$/.test(name) ? 'audio/mpeg' : 'image/png',
  width: 400,
  height: 200,
})

export interface ReadQuestion {
  readonly number: number
  readonly line: number
  readonly question?: Question
  readonly category?: readonly string[]
  readonly tags?: readonly string[]
  readonly lost?: readonly string[]
  readonly reason?: string
}

/** Reads questions without a process of their own. */
export async function readHere(
  found: AsyncIterable<FoundQuestion> | Iterable<FoundQuestion>,
): Promise<ReadQuestion[]> {
  const read: ReadQuestion[] = []
  for await (const one of found) {
    const { number, line } = one
    const texts = new Texts(aStore, { addressesIn, htmlToText, plainPath })
    try {
      const { content, category, tags } = checkedQuestion(await one.draft(texts), one, texts)
      const lost = texts.lost.map(({ reason }) => reason)
      read.push({ number, line, question: content, category, tags, lost })
    } catch (error) {
      if (!(error instanceof BadQuestion)) throw error
      read.push({ number, line, reason: error.reason })
    }
  }
  return read
}

/** The question at a place, which must be of this kind. */
export function asKind<Kind extends Question['kind']>(
  read: ReadQuestion | undefined,
  kind: Kind,
): QuestionOf<Kind> {
  if (read?.question?.kind !== kind) throw new Error(`${JSON.stringify(read)} is no ${kind}`)
  return read.question as QuestionOf<Kind>
}

/** The words and the worth of each option. */
export const optionsOf = ({ options }: QuestionOf<'single' | 'multiple'>) =>
  options.map(({ text, percent, feedback }) => [
    plainText(text),
    percent,
    ...(feedback ? [plainText(feedback)] : []),
  ])
