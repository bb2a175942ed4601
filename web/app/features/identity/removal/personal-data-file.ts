import { downloadPersonalData } from '@arvand/contracts/panel/personal-data'
import { redirect } from 'react-router'
import { formAction, type SentForm } from '../../../api/form-action.ts'
import { actionCallerOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'

const page = '/panel/security/data'

/**
 * The person's data as a file. A visitor who must sign in or reauthenticate first is sent to the page, which asks for
 * it.
 */
async function download({ context }: SentForm) {
  const { answer, refusal } = await attempt(actionCallerOf(context)(downloadPersonalData, {}))
  if (refusal?.status === 401 || refusal?.code === 'identity.reauthentication-wrong') return redirect(page)
  if (refusal) throw new Response(refusal.message, { status: refusal.status })
  return new Response(JSON.stringify(answer, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="arvand-${answer.madeAt.slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  })
}

export const action = formAction({ download })

export const loader = () => redirect(page)
