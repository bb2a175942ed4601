import type { Crumb } from '../../handle.ts'
import { titled } from '../../shell/site.ts'

interface OfWebinar {
  readonly webinar: { readonly id: string; readonly title: string }
}

/** The webinar and its page in the breadcrumb. */
export const webinarCrumbs =
  (page: string) =>
  ({ webinar: { id, title } }: OfWebinar): readonly Crumb[] => [
    { label: title, to: `/teach/classes/webinars/${id}` },
    { label: page },
  ]

export const webinarMeta = (page: string, webinar: { readonly title: string } | undefined) => [
  { title: titled(webinar ? `${page}، ${webinar.title}` : page) },
]
