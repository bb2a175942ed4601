import { localDigits } from '@arvand/persian/digits'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, number } from '../../lines.ts'
import { fieldWords, lineWords as words } from '../../words.ts'
import { fromWritten, toWritten } from './written-words.ts'

export const dragWordsBank = bankKind<'dragWords'>({
  kind: 'dragWords',
  empty: () => ({ words: [] }),
  Fields: laterPart(() => import('./drag-words-fields.tsx')),
  lines: (question) =>
    question.words.flatMap(({ text, group }, place) =>
      line(
        `word ${place}`,
        words.word(number(place)),
        group > 1 ? `${text} (${fieldWords.group} ${localDigits(group)})` : text,
      ),
    ),
  inText: {
    toWritten: (question) => toWritten(question.text, question.words),
    fromWritten: (written, question) => fromWritten(written, question),
    hint: fieldWords.wordsHint,
    samples: fieldWords.wordsSamples,
  },
})
