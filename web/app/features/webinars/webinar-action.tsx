import type { Answer } from '@arvand/contracts/endpoint'
import type { showWebinar } from '@arvand/contracts/home/webinars'
import { cancelRegistration, payFactorWebinar, registerForWebinar } from '@arvand/contracts/panel/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { usePrices } from '../../shell/prices.ts'
import { Alert } from '../../ui/alert.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { webinarWords as words } from './words.ts'

export type Shown = Answer<typeof showWebinar>

export interface WebinarActionProps {
  readonly webinar: Shown['webinar']
  readonly mine: Shown['mine']
  /** Why nobody like the visitor may register, as a sentence. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

export const cancelQuestion = {
  title: words.cancelTitle,
  text: words.cancelText,
  confirm: words.cancel,
  danger: true,
} as const

/** The one action of a webinar's page: enter, pay, register, or wait. */
export function WebinarAction({ webinar, mine, whyNot, answer }: WebinarActionProps) {
  if (webinar.state === 'cancelled') return <Alert tone="warning">{words.wasCancelled}</Alert>
  if (mine?.isHost)
    return (
      <div className="grid gap-3">
        <p className="text-15 text-muted">{words.host}</p>
        {mine.mayEnter ? <Enter id={webinar.id} /> : null}
        <ButtonLink to={`/teach/classes/webinars/${webinar.id}`} variant="outline" wide>
          {words.manage}
        </ButtonLink>
      </div>
    )
  const registration = mine?.registration
  const isIn = registration && registration.state !== 'cancelled'
  if (webinar.state === 'ended') return <p className="text-15 text-muted">{words.ended}</p>
  if (!isIn) return <Register webinar={webinar} whyNot={whyNot} answer={answer} />
  return (
    <div className="grid gap-3">
      <AnswerNews answer={answerFor(answer, 'register')} />
      {registration.state === 'waiting' ? (
        <Alert tone="info">{words.place(formatNumber(registration.place ?? 1))}</Alert>
      ) : null}
      {registration.state === 'pendingPayment' ? (
        <Pay webinar={webinar} registration={registration} answer={answer} />
      ) : null}
      {registration.state === 'confirmed' || registration.state === 'attended' ? (
        <>
          <AnswerNews answer={answerFor(answer, 'pay')} />
          <Alert tone="success">{words.registered}</Alert>
          {mine.mayEnter ? <Enter id={webinar.id} /> : null}
        </>
      ) : null}
      {mine.mayCancel ? (
        <ConfirmedForm
          intent="cancel"
          to={cancelRegistration}
          answer={answerFor(answer, 'cancel')}
          question={() => cancelQuestion}
          carry={{ webinarId: webinar.id }}
          submit={registration.state === 'waiting' ? words.leaveQueue : words.cancel}
          className="grid gap-3"
          button={{ variant: 'quiet', size: 'compact', wide: true }}
        />
      ) : null}
    </div>
  )
}

const Enter = ({ id }: { id: string }) => (
  <ButtonLink to={`/live/enter/webinar/${id}`} wide>
    {words.enter}
  </ButtonLink>
)

function Register({ webinar, whyNot, answer }: Omit<WebinarActionProps, 'mine'>) {
  const { shown } = usePrices()
  const isFull = webinar.seatsLeft === 0
  const label = isFull
    ? words.joinQueue
    : webinar.price === 0
      ? words.register
      : words.registerPaid(tomanText(shown(webinar.price, true)))
  return (
    <div className="grid gap-3">
      <AnswerNews answer={answerFor(answer, 'cancel')} />
      {isFull ? (
        <p className="text-14 text-muted">
          {words.wouldBe(formatNumber(webinar.waiting), formatNumber(webinar.waiting + 1))}
        </p>
      ) : null}
      <ActionForm
        intent="register"
        to={registerForWebinar}
        answer={answerFor(answer, 'register')}
        carry={{ webinarId: webinar.id }}
        submit={label}
        className="grid gap-3"
        button={{ wide: true, ...(whyNot ? { disabledReason: whyNot } : {}) }}
      />
    </div>
  )
}

interface PayProps extends Pick<WebinarActionProps, 'webinar' | 'answer'> {
  readonly registration: NonNullable<NonNullable<Shown['mine']>['registration']>
}

/** Pays the held seat, with an off code, gift cards and from the wallet where it is wished. */
function Pay({ webinar, registration, answer }: PayProps) {
  const { heldUntil, factorId } = registration
  return (
    <>
      <Alert tone="info">{heldUntil ? words.held(formatTime(heldUntil)) : words.heldByFactor}</Alert>
      <ActionForm
        intent="pay"
        to={payFactorWebinar}
        answer={answerFor(answer, 'pay')}
        carry={{ webinarId: webinar.id }}
        submit={words.payNow}
        className="grid gap-4"
        button={{ wide: true }}
      >
        <TextField name="offCode" label={words.offCode} dir="ltr" autoComplete="off" />
        <TextField
          name="giftCards"
          label={words.giftCard}
          description={words.giftCardHint}
          dir="ltr"
          autoComplete="off"
        />
        <Checkbox name="useWallet" defaultChecked>
          {words.useWallet}
        </Checkbox>
      </ActionForm>
      {factorId ? (
        <TextLink alone to={`/panel/factors/${factorId}`} className="inline-flex min-h-11 items-center">
          {words.factor}
        </TextLink>
      ) : null}
    </>
  )
}
