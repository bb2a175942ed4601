import { settleRecovered, showRecovered } from '@arvand/contracts/panel/recovered'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { callerOf } from '../../../api/page.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { Route } from './+types/recovered'
import { requireProof } from './proof.ts'
import { recoveredWords as words } from './recovered-words.ts'
import { TaskCard } from './task-card.tsx'

/** After a recovery: the ways in that were there before it. Where there are none, it leads on. */
export async function loader(visit: Route.LoaderArgs) {
  const { context, url } = visit
  const { waysIn } = await callerOf(context)(showRecovered, {})
  if (!waysIn) throw redirect(onward(url))
  await requireProof(visit)
  return { waysIn, now: Date.now() }
}

const onward = ({ searchParams, origin }: URL) =>
  returnAddress(searchParams.get('next'), origin) ?? '/panel/security'

export const action = formAction({
  settle: submitTo(settleRecovered, {
    // What the account does not have stands in no field of the form.
    with: ({ form }) => ({
      passkeyIds: tickedIn(form, 'passkeyIds'),
      google: tickedIn(form, 'google').length > 0,
      secondFactor: tickedIn(form, 'secondFactor').length > 0,
    }),
    done: (_answer, _ask, { url }) => redirect(onward(url)),
  }),
})

const tickedIn = (form: FormData, name: string) => form.getAll(name).map(String).filter(Boolean)

export const meta = () => [{ title: titled(words.title) }]

export default function Recovered({
  loaderData: {
    waysIn: { passkeys, google, secondFactor },
    now,
  },
  actionData,
}: Route.ComponentProps) {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <ActionForm
        intent="settle"
        to={settleRecovered}
        answer={actionData}
        submit={words.save}
        className="grid gap-4"
      >
        {passkeys.length > 0 ? (
          <CheckboxGroup
            name="passkeyIds"
            label={words.passkeys}
            choices={passkeys.map(({ id, name, createdAt }) => ({
              value: id,
              label: (
                <>
                  <bdi>{name}</bdi>، {words.passkeyMade} <TimeAgo at={createdAt} now={now} />
                </>
              ),
            }))}
          />
        ) : null}
        {google ? (
          <Checkbox
            name="google"
            description={
              <>
                {words.linked} <TimeAgo at={google.linkedAt} now={now} />
              </>
            }
          >
            {words.google}
            {google.email ? (
              <>
                {': '}
                <bdi dir="ltr" className="break-all">
                  {google.email}
                </bdi>
              </>
            ) : null}
          </Checkbox>
        ) : null}
        {secondFactor ? (
          <Checkbox
            name="secondFactor"
            defaultChecked
            description={
              secondFactor.required ? (
                words.factorRequired
              ) : (
                <>
                  {words.factorSince} <TimeAgo at={secondFactor.onSince} now={now} />
                </>
              )
            }
          >
            {words.factor}
          </Checkbox>
        ) : null}
      </ActionForm>
    </TaskCard>
  )
}
