import { extendExam, messageExam, stopExam } from '@arvand/contracts/teacher/exam-invigilating'
import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../shell/bulk-form.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { watchWords, actWords as words } from './words.ts'

export const stopQuestion = (count: number) => ({
  title: words.stopTitle(formatNumber(count)),
  text: words.stopText,
  confirm: words.stop,
  danger: true,
})

export const ExtensionFields = () => (
  <>
    <DigitsField
      name="minutes"
      label={words.minutes}
      defaultValue={10}
      className="flex-[1_1_7rem] md:max-w-32"
    />
    <TextField
      name="reason"
      label={words.reason}
      description={words.reasonHint}
      className="flex-[1_1_14rem] md:max-w-md"
    />
  </>
)

export const MessageField = () => (
  <TextArea name="text" label={words.text} rows={2} className="flex-[1_1_14rem] md:max-w-lg" />
)

const acts: readonly BulkAct[] = [
  {
    intent: 'extendChosen',
    to: extendExam,
    title: words.extending,
    submit: words.extend,
    fields: <ExtensionFields />,
  },
  {
    intent: 'messageChosen',
    to: messageExam,
    title: words.messaging,
    submit: words.send,
    fields: <MessageField />,
  },
  {
    intent: 'stopChosen',
    to: stopExam,
    title: words.stopping,
    submit: words.stop,
    danger: true,
    fields: <p className="text-15 text-muted">{words.stopHint}</p>,
    question: stopQuestion,
  },
  {
    intent: 'letGoOn',
    to: stopExam,
    title: words.goingOn,
    submit: words.goOn,
    fields: <p className="text-15 text-muted">{words.goOnHint}</p>,
  },
]

/** The ticked candidates get more time or a message, or their exam stops and goes on. */
export const ChosenCandidates = ({
  answer,
  children,
}: {
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}) => (
  <BulkForm name="attemptIds" answer={answer} hint={watchWords.chooseHint} acts={acts}>
    {children}
  </BulkForm>
)
