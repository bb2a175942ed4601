import { giftCardDesigns } from '@arvand/contracts/gift-cards'
import { issueCards } from '@arvand/contracts/panel/manage-gift-cards'
import { parseToman, tomanText } from '@arvand/persian/money'
import { formatNumber, parseWholeNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type Question } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MobileField, MoneyField } from '../../ui/digits-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/issue-cards'
import { manageCardsWords as words } from './manage-words.ts'
import { designNames } from './words.ts'

const questionOf = (count: number, amount: number): Question => ({
  title: words.question(formatNumber(count), tomanText(amount)),
  text: words.questionText(tomanText(count * amount)),
  confirm: words.submit,
})

export const action = formAction({
  issue: submitTo(issueCards, {
    question: (_, { count = 1, amount }) => questionOf(count, amount),
    places: { 'commerce.expiry-past': 'lastDay' },
    done: ({ count, cardId, batchId }) =>
      redirect(count === 1 ? `/manage/gift-cards/${cardId}` : `/manage/gift-cards?batch=${batchId}`),
  }),
})

export const handle = { crumb: words.issueTitle }
export const meta = () => [{ title: titled(words.issueTitle) }]

export default function IssueCards({ actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'issue')
  return (
    <>
      <h1 className="text-26 font-heading">{words.issueTitle}</h1>
      <p className="pb-6 text-16 text-muted">{words.issueLead}</p>
      <ConfirmedForm
        intent="issue"
        to={issueCards}
        answer={answer}
        submit={words.submit}
        className="grid max-w-3xl gap-5"
        question={(form) => {
          const count = parseWholeNumber(String(form.get('count')))
          const amount = parseToman(String(form.get('amount')))
          return count && amount ? questionOf(count, amount) : null
        }}
      >
        <Card>
          <div className="grid gap-5 sm:grid-cols-2">
            <MoneyField name="amount" label={words.amount} />
            <DigitsField name="count" label={words.count} description={words.countHint} defaultValue="1" />
            <DateField name="lastDay" label={words.lastDay} description={words.lastDayHint} />
            <SelectField
              name="design"
              label={words.design}
              defaultValue="lajvard"
              options={giftCardDesigns.map((value) => ({ value, label: designNames[value] }))}
            />
            <TextField
              name="note"
              label={words.note}
              description={words.noteHint}
              className="sm:col-span-2"
            />
          </div>
        </Card>
        <Card title={words.send}>
          <p className="pb-4 text-14 text-muted">{words.sendHint}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <MobileField name="recipient.mobile" label={words.mobile} error={answer?.fields?.recipient} />
            <TextField name="recipient.name" label={words.name} />
            <TextArea name="message" label={words.message} rows={3} className="sm:col-span-2" />
          </div>
        </Card>
      </ConfirmedForm>
    </>
  )
}
