import { giftCardDesigns } from '@arvand/contracts/gift-cards'
import { parsePhone } from '@arvand/persian/mobile'
import { parseToman, tomanText } from '@arvand/persian/money'
import { formatNumber, parseWholeNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import {
  answerFor,
  askFirst,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  wrongFields,
  wrongReason,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MobileField, MoneyField } from '../../ui/digits-field.tsx'
import { dayTyped } from '../../ui/jalali-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/issue-cards'
import { manageCardsWords as words } from './manage-words.ts'
import { designNames } from './words.ts'

export const loader = () => ({ requestId: crypto.randomUUID() })

function read(form: FormData) {
  const count = parseWholeNumber(formText(form, 'count') || '1') ?? 0
  const amount = parseToman(formText(form, 'amount')) ?? 0
  const typedDay = formText(form, 'lastDay').trim()
  const lastDay = dayTyped(typedDay)
  const typedMobile = formText(form, 'mobile').trim()
  const mobile = parsePhone(typedMobile)
  const fields = {
    ...(count >= 1 && count <= 1000 ? {} : { count: words.countWrong }),
    ...(amount >= 100_000 && amount <= 1_000_000_000 ? {} : { amount: words.amountWrong }),
    ...(typedDay && !lastDay ? { lastDay: words.dayWrong } : {}),
    ...(typedMobile && !mobile ? { mobile: words.mobileWrong } : {}),
    ...(typedMobile && count !== 1 ? { mobile: words.sendHint } : {}),
    ...wrongReason(form, 'note'),
  }
  return { count, amount, lastDay, mobile, fields }
}

const questionOf = (count: number, amount: number): Question => ({
  title: words.question(formatNumber(count), tomanText(amount)),
  text: words.questionText(tomanText(count * amount)),
  confirm: words.submit,
})

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { count, amount, lastDay, mobile, fields } = read(form)
  if (Object.keys(fields).length > 0) return wrongFields(form, fields)
  if (!isConfirmed(form)) return askFirst(form, questionOf(count, amount))
  const [name, message] = [formText(form, 'name').trim(), formText(form, 'message').trim()]
  const ask = {
    count,
    amount,
    note: formText(form, 'note'),
    design: giftCardDesigns.find((one) => one === formText(form, 'design')) ?? 'lajvard',
    requestId: formText(form, 'requestId'),
    ...(lastDay ? { lastDay } : {}),
    ...(mobile ? { recipient: { mobile, ...(name ? { name } : {}) } } : {}),
    ...(message ? { message } : {}),
  }
  const { answer, refusal } = await attempt(actionApiOf(context).panel('manage/giftCard/issue', ask))
  if (refusal) {
    // What was refused was not done; mended, it is another request.
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal, { 'commerce.expiry-past': 'lastDay' })
  }
  return redirect(
    answer.count === 1 ? `/manage/gift-cards/${answer.cardId}` : `/manage/gift-cards?batch=${answer.batchId}`,
  )
}

export const meta = () => [{ title: titled(words.issueTitle) }]

export default function IssueCards({ loaderData, actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'issue')
  const values = answer?.values
  const errors = answer?.fields
  return (
    <>
      <Breadcrumb crumbs={[{ label: words.title, to: '/manage/gift-cards' }]} here={words.issueTitle} />
      <h1 className="pt-2 text-26 font-heading">{words.issueTitle}</h1>
      <p className="pb-6 text-16 text-muted">{words.issueLead}</p>
      <ConfirmedForm
        intent="issue"
        answer={answer}
        carry={{ requestId: values?.requestId ?? loaderData.requestId }}
        submit={words.submit}
        pending={words.submitting}
        className="grid max-w-3xl gap-5"
        question={(form) => {
          const { count, amount, fields } = read(form)
          return Object.keys(fields).length === 0 ? questionOf(count, amount) : null
        }}
      >
        <Card>
          <div className="grid gap-5 sm:grid-cols-2">
            <MoneyField
              name="amount"
              label={words.amount}
              error={errors?.amount}
              defaultValue={values?.amount}
              maxLength={16}
              required
            />
            <DigitsField
              name="count"
              label={words.count}
              description={words.countHint}
              error={errors?.count}
              defaultValue={values?.count ?? '1'}
              maxLength={5}
            />
            <DateField
              name="lastDay"
              label={words.lastDay}
              description={words.lastDayHint}
              error={errors?.lastDay}
              defaultValue={values?.lastDay}
            />
            <SelectField
              name="design"
              label={words.design}
              defaultValue={values?.design ?? 'lajvard'}
              options={giftCardDesigns.map((value) => ({ value, label: designNames[value] }))}
            />
            <TextField
              name="note"
              label={words.note}
              description={words.noteHint}
              error={errors?.note}
              defaultValue={values?.note}
              maxLength={200}
              required
              className="sm:col-span-2"
            />
          </div>
        </Card>
        <Card title={words.send}>
          <p className="pb-4 text-14 text-muted">{words.sendHint}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <MobileField
              name="mobile"
              label={words.mobile}
              error={errors?.mobile ?? errors?.recipient}
              defaultValue={values?.mobile}
              maxLength={20}
            />
            <TextField name="name" label={words.name} defaultValue={values?.name} maxLength={80} />
            <TextArea
              name="message"
              label={words.message}
              defaultValue={values?.message}
              maxLength={500}
              rows={3}
              className="sm:col-span-2"
            />
          </div>
        </Card>
      </ConfirmedForm>
    </>
  )
}
