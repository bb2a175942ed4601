import { findWallet } from '@arvand/contracts/panel/wallet'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { redirect } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/find-wallet'
import { personWalletWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const who = url.searchParams.get('who')?.trim().slice(0, 200) ?? ''
  const [mobile, email] = [parsePhone(who), parseEmail(who)]
  const ask = mobile ? { mobile } : email ? { email } : {}
  const { person } = await callerOf(context)(findWallet, ask)
  if (person) throw redirect(`/manage/wallet/${person.id}`)
  return { who }
}

export const meta = () => [{ title: titled(words.find) }]

export default function FindWallet({ loaderData: { who } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.find} lead={words.findLead} />
      <div className="grid gap-5">
        <SearchForm
          name="who"
          label={words.who}
          hint={words.whoHint}
          go={words.search}
          wish={who}
          maxLength={200}
        />
        <EmptyState title={who ? words.nobody : words.begin} level={2}>
          {who ? words.nobodyText : words.beginText}
        </EmptyState>
      </div>
    </>
  )
}
