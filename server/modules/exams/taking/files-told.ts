import type { AskedQuestion, MarkedAnswer } from '@arvand/contracts/asked-questions'
import { filesInText } from '@arvand/contracts/rich-text-walk'

type Told = AskedQuestion & Partial<Pick<MarkedAnswer, 'correct' | 'feedback'>>

/** The files that a question shows as it is told to its candidate, and no other of the question. Pure. */
export function filesTold({ text, soundId, options = [], lefts = [], picture, ...told }: Told): string[] {
  const { correct = [], feedback = [] } = told
  const texts = [text, ...[...options, ...lefts].map((part) => part.text), ...correct, ...feedback]
  return [...texts.flatMap(filesInText), ...(soundId ? [soundId] : []), ...(picture ? [picture.fileId] : [])]
}
