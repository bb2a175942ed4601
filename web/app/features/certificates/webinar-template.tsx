import { saveWebinarTemplate, showWebinarTemplate } from '@arvand/contracts/teacher/webinar-certificates'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/webinar-template'
import { TemplateForm } from './template-form.tsx'
import { webinarCrumbs, webinarMeta } from './webinar-head.ts'
import { templateWords, webinarTemplateWords as words } from './words.ts'

export const loader = ({ context, params: { webinarId } }: Route.LoaderArgs) =>
  callerOf(context)(showWebinarTemplate, { webinarId })

export const action = formAction({
  save: submitTo(saveWebinarTemplate, {
    with: ({ params: { webinarId = '' }, text }) => ({ webinarId, version: Number(text('version')) }),
    done: templateWords.saved,
  }),
})

export const handle = { crumb: webinarCrumbs(templateWords.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => webinarMeta(templateWords.title, loaderData?.webinar)

/** What is printed on the certificates of a webinar, and who earns one. */
export default function WebinarTemplate({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, template, teacher, leastPercent, issuers } = loaderData
  return (
    <>
      <PageHead title={templateWords.title} lead={words.lead}>
        <ButtonLink to={`/teach/classes/webinars/${webinar.id}/certificates`} variant="quiet" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      <Card title={templateWords.form}>
        <TemplateForm
          key={template?.version ?? 0}
          to={saveWebinarTemplate}
          template={template}
          preview={`/certificates/preview/webinars/${webinar.id}`}
          issuers={issuers}
          usualHeading={words.usualHeading}
          titleLatin={words.titleLatin}
          hoursHint={words.hoursHint(formatNumber(webinar.minutes))}
          signerHint={words.signerHint(teacher)}
          isAutomaticHint={words.isAutomaticHint}
          answer={answerFor(actionData, 'save')}
        >
          <DigitsField
            name="leastPercent"
            label={words.leastPercent}
            description={words.leastPercentHint}
            defaultValue={leastPercent}
          />
        </TemplateForm>
      </Card>
    </>
  )
}
