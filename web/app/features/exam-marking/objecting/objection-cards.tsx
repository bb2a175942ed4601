import type { Answer } from '@arvand/contracts/endpoint'
import type { showObjection } from '@arvand/contracts/teacher/exam-regrading'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { Card } from '../../../ui/card.tsx'
import { shownPoints } from '../../marking/index.ts'
import { AskedQuestionView, answerText } from '../../questions/index.ts'
import { RichText } from '../../rich-text/index.ts'
import { objectionsWords as words } from '../words/regrading-words.ts'

interface CardProps {
  readonly shown: Answer<typeof showObjection>
}

const picturesOf = ({ files }: Pick<CardProps['shown'], 'files'>) =>
  Object.fromEntries(files.map(({ id, picture }) => [id, picture]))

/** The question as the candidate had it, with what they answered. */
export const ObjectedQuestion = ({ shown }: CardProps) => (
  <Card title={words.question} level={3}>
    <AskedQuestionView
      asked={shown.question}
      value={shown.given}
      onChange={() => undefined}
      disabled
      pictures={picturesOf(shown)}
      links={Object.fromEntries(shown.files.map(({ id, link }) => [id, link]))}
    />
  </Card>
)

/** What the key says, and the mark as it is. */
export const ObjectedAnswer = ({ shown }: CardProps) => (
  <Card
    title={words.correct}
    level={3}
    aside={
      <span className="text-15 font-label">
        {words.mark(shownPoints(shown.points), shownPoints(shown.most))}
      </span>
    }
  >
    <div className="grid gap-2 text-16">
      {shown.given === null ? <p className="text-15 text-muted">{words.nothing}</p> : null}
      {shown.correct.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts stand in a fixed order
        <RichText key={at} text={text} files={picturesOf(shown)} idPrefix={`correct-${at}-`} />
      ))}
    </div>
  </Card>
)

/** Every save of the answer with its receipt, by which a dispute is settled. */
export const Saves = ({ shown: { saves, question } }: CardProps) => (
  <Card title={words.saves} level={3}>
    <p className="pb-3 text-15 text-muted">{saves.length === 0 ? words.noSaves : words.savesText}</p>
    <ol className="grid gap-4">
      {saves.map(({ sequence, at, value, receipt }) => (
        <li key={sequence} className="grid gap-1 text-15">
          <p className="text-14 text-muted">{words.save(localDigits(sequence), formatDateTime(at))}</p>
          <p className="bidi-plain font-label wrap-anywhere">
            {value === null ? words.cleared : answerText(question, value)}
          </p>
          <p dir="ltr" className="font-mono text-12 break-all text-muted">
            {receipt}
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
