import type { QuestionOf } from '@arvand/contracts/questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { letterOf } from '../../../questions/index.ts'
import type { Line } from '../../bank-kind.ts'
import { line, valuedLines } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

/** The options of a question as lines. */
export const choiceLines = ({ options, shuffle }: QuestionOf<'single' | 'multiple'>): Line[] => [
  ...options.flatMap((option, place) =>
    valuedLines(`option ${option.id}`, words.option(letterOf(place)), plainText(option.text), option),
  ),
  ...line('shuffle', words.shuffle, shuffle ? words.shuffled : words.fixed),
]
