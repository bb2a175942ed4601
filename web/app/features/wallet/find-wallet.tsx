import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { Search } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/find-wallet'
import { personWalletWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const who = url.searchParams.get('who')?.trim().slice(0, 200) ?? ''
  const [mobile, email] = [parsePhone(who), parseEmail(who)]
  const ask = mobile ? { mobile } : email ? { email } : {}
  const { person } = await apiOf(context).panel('manage/wallet/find', ask)
  if (person) throw redirect(`/manage/wallet/${person.id}`)
  return { who }
}

export const meta = () => [{ title: titled(words.find) }]

export default function FindWallet({ loaderData: { who } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.find} lead={words.findLead} />
      <div className="grid gap-5">
        <Form role="search" className="flex flex-wrap items-end gap-3">
          <TextField
            key={who}
            name="who"
            type="search"
            label={words.who}
            hideLabel
            placeholder={words.whoHint}
            defaultValue={who}
            icon={Search}
            maxLength={200}
            className="flex-[1_1_11rem] md:max-w-xl"
          />
          <Button look="soft">{words.search}</Button>
        </Form>
        <EmptyState title={who ? words.nobody : words.begin} level={2}>
          {who ? words.nobodyText : words.beginText}
        </EmptyState>
      </div>
    </>
  )
}
