import { formatNumber } from '@arvand/persian/numbers'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'
import { countWords } from './count-words.ts'

const mostLetters = 100_000

/** A long text, with the number of its words. */
export default function EssayAnswer({ asked, value, onChange, disabled }: AnswerProps) {
  const text = typeof value === 'string' ? value : ''
  const { leastWords = 0, mostWords = 0 } = asked
  const count = countWords(text)
  const over = mostWords > 0 ? count - mostWords : 0
  const hints = [
    ...(leastWords > 0 ? [words.leastWords(formatNumber(leastWords))] : []),
    ...(mostWords > 0 ? [words.mostWords(formatNumber(mostWords))] : []),
  ]
  return (
    <div>
      <TextArea
        name="answer"
        label={words.answer}
        description={hints.length > 0 ? hints.join(' ') : undefined}
        rows={8}
        maxLength={mostLetters}
        readOnly={disabled}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
      <p className={`pt-1 text-14 ${over > 0 ? 'text-danger' : 'text-muted'}`}>
        {words.words(formatNumber(count))}
        {over > 0 ? `، ${words.tooLong(formatNumber(over))}` : null}
      </p>
    </div>
  )
}
