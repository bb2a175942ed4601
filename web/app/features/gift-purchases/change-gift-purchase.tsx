import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { changeGiftPurchase, resendGiftPurchase } from '@arvand/contracts/panel/gift-purchases'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/change-gift-purchase'
import { changeWords as words } from './words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { present } = await apiOf(context).panel('present/show', { presentId: params.presentId })
  const { publicUrl } = serverContext(context).settings
  const why = present.whyNotResend
  return {
    present,
    whyNotResend: why === null ? null : sentenceOf(why),
    address: present.link === null ? null : `${publicUrl}${present.link}`,
  }
}

const sentenceOf = (code: string): string => promiseOf(code as Parameters<typeof promiseOf>[0]).sentence

const ofPresent = ({ params: { presentId = '' } }: SentForm) => ({ presentId })

export const action = formAction({
  resend: submitTo(resendGiftPurchase, { with: ofPresent, done: words.resent }),
  change: submitTo(changeGiftPurchase, {
    with: ofPresent,
    question: () => words.question,
    places: { 'commerce.present-to-oneself': 'mobile' },
    done: words.done,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function ChangeGiftPurchase({ loaderData, actionData }: Route.ComponentProps) {
  const { present, address, whyNotResend } = loaderData
  const resent = answerFor(actionData, 'resend')
  const changed = answerFor(actionData, 'change')
  return (
    <>
      <PageHead title={words.title} lead={present.title}>
        <ButtonLink to="/panel/presents" variant="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      {address === null ? (
        <Alert tone="info" title={words.gone}>
          {whyNotResend}
        </Alert>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card title={words.link}>
            <div className="grid gap-5">
              <p className="text-14 text-muted">{words.linkHint}</p>
              <CopyField address={address} label={words.link} words={words} />
              <ActionForm
                intent="resend"
                to={resendGiftPurchase}
                answer={resent}
                submit={words.resend}
                button={{
                  variant: 'outline',
                  ...(whyNotResend ? { disabledReason: whyNotResend } : {}),
                }}
              />
            </div>
          </Card>
          <Card title={words.change}>
            <p className="pb-4 text-14 text-muted">{words.changeHint}</p>
            <NewRecipient key={address} present={present} answer={changed} />
          </Card>
        </div>
      )}
    </>
  )
}

interface NewRecipientProps {
  readonly present: Route.ComponentProps['loaderData']['present']
  readonly answer: FormAnswer | undefined
}

const NewRecipient = ({ present, answer }: NewRecipientProps) => (
  <ConfirmedForm
    intent="change"
    to={changeGiftPurchase}
    answer={answer}
    submit={words.submit}
    question={() => words.question}
  >
    <MobileField name="mobile" label={words.mobile} defaultValue={present.mobile ?? ''} />
    <TextField name="name" label={words.name} defaultValue={present.name ?? ''} />
    <TextArea name="message" label={words.message} defaultValue={present.message ?? ''} rows={3} />
  </ConfirmedForm>
)
