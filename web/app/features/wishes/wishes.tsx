import { listSearchAlerts, removeSearchAlert } from '@arvand/contracts/panel/search-alerts'
import { listWishes } from '@arvand/contracts/panel/wishes'
import { titleDirection } from '@arvand/persian/direction'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CourseGrid } from '../courses/index.ts'
import type { Route } from './+types/wishes'
import { wishesWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [list, alerts] = await Promise.all([
    loadList(listWishes, args),
    callerOf(args.context)(listSearchAlerts, {}),
  ])
  return { list, alerts: alerts.items }
}

export const action = formAction({
  forget: submitTo(removeSearchAlert, { done: words.alertForgotten }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Wishes({ loaderData: { list, alerts }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={list.items.length > 0 ? words.lead : null} />
      <div className="grid gap-5">
        <PagedList
          page={list}
          label={words.title}
          news={<AnswerNews answer={answerFor(actionData, 'forget')} />}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/courses">{words.see}</ButtonLink>,
          }}
          order={newestFirst}
        >
          {(courses) => <CourseGrid courses={courses} label={words.title} level={2} narrow soon />}
        </PagedList>
        {alerts.length > 0 ? <Alerts alerts={alerts} /> : null}
      </div>
    </>
  )
}

const Alerts = ({ alerts }: { readonly alerts: readonly string[] }) => (
  <section className="grid gap-3">
    <h2 className="text-18 font-title">{words.alerts}</h2>
    <List label={words.alerts}>
      {alerts.map((q) => (
        <ListRow
          key={q}
          title={<bdi dir={titleDirection(q)}>{q}</bdi>}
          end={
            <ActionForm
              intent="forget"
              carry={{ q }}
              submit={words.forgetAlert}
              button={{ variant: 'outline', size: 'compact', 'aria-label': words.forgetAlertOf(q) }}
            />
          }
        />
      ))}
    </List>
  </section>
)
