import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showGiftPurchase } from '@arvand/contracts/home/gift-purchases'
import { claimGiftPurchase } from '@arvand/contracts/panel/gift-purchases'
import { data, redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/claim-gift-purchase'
import { GiftFace, type GiftPurchase } from './gift-face.tsx'
import { claimWords as words } from './words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  // For an unknown or cut link this page has a message of its own, in place of the error page.
  const asked = actionCallerOf(context)(showGiftPurchase, { token: params.token })
  const { answer, refusal } = await attempt(asked)
  if (refusal && refusal.status !== 404 && refusal.status !== 422) throw refusal
  const known = answer
    ? {
        gift: answer.gift,
        whyNot: answer.gift.whyNotTake ? sentenceOf(answer.gift.whyNotTake) : null,
      }
    : null
  const page = { known, isSigned: serverContext(context).visitor !== null }
  return known ? page : data(page, { status: 404 })
}

const sentenceOf = (code: string): string => promiseOf(code as Parameters<typeof promiseOf>[0]).sentence

/** Claims the gift; a visitor who is not signed in signs in first and returns. */
export const action = formAction({
  take: submitTo(claimGiftPurchase, {
    with: ({ params: { token = '' } }) => ({ token }),
    done: (_answer, _ask, { url }) => redirect(url.pathname),
  }),
})

// The address is the key to the gift, so search engines must not index it and other sites must not receive it.
// `same-origin` rather than `no-referrer`: the forms of this page are refused without their origin.
export const meta = () => [
  { title: titled(words.title) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function ClaimGiftPurchase({ loaderData, actionData, params }: Route.ComponentProps) {
  const { known, isSigned } = loaderData
  return (
    <div className="page grid max-w-[46rem] gap-5 py-7 md:py-12">
      {known ? (
        <GiftFace {...known.gift}>
          <Way
            gift={known.gift}
            whyNot={known.whyNot}
            isSigned={isSigned}
            address={`/gift/${params.token}`}
            answer={actionData}
          />
        </GiftFace>
      ) : (
        <ErrorState title={words.unknown} level={1} action={<ButtonLink to="/">{words.home}</ButtonLink>}>
          {words.unknownText}
        </ErrorState>
      )}
    </div>
  )
}

interface WayProps {
  readonly gift: GiftPurchase
  readonly whyNot: string | null
  readonly isSigned: boolean
  readonly address: string
  readonly answer: FormAnswer | undefined
}

/** What the visitor who opened the link can do now. */
function Way({ gift, whyNot, isSigned, address, answer }: WayProps) {
  const { kind, state, isMine, item } = gift
  if (isMine)
    return (
      <>
        <p className="text-16 text-success-700">{kind === 'seat' ? words.mineSeat : words.mine}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/panel/courses">{words.learn}</ButtonLink>
          {item.href ? (
            <ButtonLink to={item.href} variant="outline">
              {words.see}
            </ButtonLink>
          ) : null}
        </div>
      </>
    )
  if (state !== 'waiting')
    return <Alert tone="info">{words[kind === 'seat' ? (`${state}Seat` as const) : state]}</Alert>
  if (!isSigned) return <SignFirst kind={kind} address={address} />
  if (whyNot)
    return (
      <>
        <Alert tone="warning">{whyNot}</Alert>
        {gift.whyNotTake === 'gifts.yours' ? (
          <ButtonLink to={kind === 'seat' ? '/panel/seats' : '/panel/gifts'} variant="outline">
            {kind === 'seat' ? words.toSeats : words.toGifts}
          </ButtonLink>
        ) : null}
      </>
    )
  return (
    <ActionForm
      intent="take"
      to={claimGiftPurchase}
      answer={answer}
      submit={kind === 'seat' ? words.takeSeat : words.take}
      className="grid justify-items-center gap-3"
    />
  )
}

function SignFirst({ kind, address }: { kind: GiftPurchase['kind']; address: string }) {
  const back = `?callbackUrl=${encodeURIComponent(address)}`
  return (
    <div className="grid justify-items-center gap-4">
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/auth/sign-in${back}`}>
          {kind === 'seat' ? words.signInSeat : words.signIn}
        </ButtonLink>
        <ButtonLink to={`/auth/sign-up${back}`} variant="outline">
          {words.signUp}
        </ButtonLink>
      </div>
      <p className="max-w-[30rem] text-14 text-muted">
        {words.signHint} {words.free}
      </p>
    </div>
  )
}
