import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { placeWords } from './question-kinds/hotspot/place-words.ts'
import { answerWords } from './words.ts'

/** What of a question its answers name. */
export type NamedParts = Pick<AskedQuestion, 'kind' | 'options' | 'lefts' | 'rights' | 'mostFiles'>

/** An answer in words, by which it can be read and copied without its fields. */
export function answerText(asked: NamedParts, value: AnswerValue): string {
  const { options = [], lefts = [], rights = [] } = asked
  const optionText = (id: string) => {
    const option = options.find((one) => one.id === id)
    return option ? plainText(option.text) : id
  }
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? answerWords.right : answerWords.wrong
  if (typeof value === 'string') return asked.kind === 'single' ? optionText(value) : value
  if (Array.isArray(value)) {
    if (asked.mostFiles) return answerWords.fileCount(formatNumber(value.length))
    if (asked.kind === 'multiple' || asked.kind === 'ordering') return value.map(optionText).join('، ')
    return value.map((text, at) => `${localDigits(at + 1)}) ${text || answerWords.emptyBlank}`).join('، ')
  }
  if ('x' in value && 'y' in value && typeof value.x === 'number') return placeWords(value as never)
  return lefts
    .flatMap(({ id, text }) => {
      const right = rights.find((one) => one.id === (value as Record<string, string>)[id])
      return right ? [`${plainText(text)}: ${right.text}`] : []
    })
    .join('، ')
}
