import { listCategories } from '@arvand/contracts/home/courses'
import { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import { showOwnGroup } from '@arvand/contracts/teacher/sample-questions'
// not of the locale: years of exams in Iran are Jalali
import { jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/group'
import { groupWords as words } from './words.ts'

const GroupEditor = laterPart(() => import('./editor/group-editor.tsx'))

export async function loader({ context, params: { groupId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [shown, bank, fields] = await Promise.all([
    call(showOwnGroup, { groupId }),
    call(listQuestionCategories, {}),
    call(listCategories, {}),
  ])
  return {
    shown,
    categories: bank.items,
    fields: fields.items.map(({ slug, title }) => ({ value: slug, label: title })),
    year: jalaliOf(dayAt(Date.now())).year,
  }
}

export const handle = {
  crumb: ({ shown }: Awaited<ReturnType<typeof loader>>) => shown.settings.title,
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.shown.settings.title ?? words.crumb) },
]

export default function GroupPage({ loaderData }: Route.ComponentProps) {
  return <GroupEditor key={loaderData.shown.id} {...loaderData} />
}
