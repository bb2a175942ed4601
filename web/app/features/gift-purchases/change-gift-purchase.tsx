import { promiseOf } from '@arvand/contracts/errors/catalogue'
import {
  changeGiftPurchase,
  resendGiftPurchase,
  showMyGiftPurchase,
} from '@arvand/contracts/panel/gift-purchases'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
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
  const { gift } = await callerOf(context)(showMyGiftPurchase, { giftPurchaseId: params.giftPurchaseId })
  const { publicUrl } = serverContext(context).settings
  const why = gift.whyNotResend
  return {
    gift,
    whyNotResend: why === null ? null : sentenceOf(why),
    address: gift.link === null ? null : `${publicUrl}${gift.link}`,
  }
}

const sentenceOf = (code: string): string => promiseOf(code as Parameters<typeof promiseOf>[0]).sentence

const ofGiftPurchase = ({ params: { giftPurchaseId = '' } }: SentForm) => ({ giftPurchaseId })

export const action = formAction({
  resend: submitTo(resendGiftPurchase, { with: ofGiftPurchase, done: words.resent }),
  change: submitTo(changeGiftPurchase, {
    with: ofGiftPurchase,
    question: () => words.question,
    places: { 'commerce.gift-to-oneself': 'mobile' },
    done: words.done,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function ChangeGiftPurchase({ loaderData, actionData }: Route.ComponentProps) {
  const { gift, address, whyNotResend } = loaderData
  const resent = answerFor(actionData, 'resend')
  const changed = answerFor(actionData, 'change')
  return (
    <>
      <PageHead title={words.title} lead={gift.title}>
        <ButtonLink to="/panel/gifts" variant="outline" size="compact">
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
            <NewRecipient key={address} gift={gift} answer={changed} />
          </Card>
        </div>
      )}
    </>
  )
}

interface NewRecipientProps {
  readonly gift: Route.ComponentProps['loaderData']['gift']
  readonly answer: FormAnswer | undefined
}

const NewRecipient = ({ gift, answer }: NewRecipientProps) => (
  <ConfirmedForm
    intent="change"
    to={changeGiftPurchase}
    answer={answer}
    submit={words.submit}
    question={() => words.question}
  >
    <MobileField name="mobile" label={words.mobile} defaultValue={gift.mobile ?? ''} />
    <TextField name="name" label={words.name} defaultValue={gift.name ?? ''} />
    <TextArea name="message" label={words.message} defaultValue={gift.message ?? ''} rows={3} />
  </ConfirmedForm>
)
