import { signInAddress } from '../../api/sign-in-address.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { LoadedSurvey } from './load-survey.ts'
import { pageWords as words } from './page-words.ts'

// Who may not answer does not load the fields.
const SurveyForm = laterPart(() => import('./survey-form.tsx'))

interface AnsweredProps {
  readonly loaded: LoadedSurvey
  readonly onSent?: () => void
}

/** A survey with its form, or why it cannot be answered now. */
export function AnsweredSurvey({ loaded: { survey, mine }, onSent }: AnsweredProps) {
  if (mine?.whyNot === 'surveys.answered')
    return (
      <EmptyState level={2} title={words.answeredTitle}>
        {survey.thanks || words.answeredText}
      </EmptyState>
    )
  if (survey.state === 'closed')
    return (
      <EmptyState level={2} title={words.closed}>
        {words.closedText}
      </EmptyState>
    )
  if (!mine && survey.audience === 'once')
    return (
      <EmptyState
        level={2}
        title={words.accountNeeded}
        action={<ButtonLink to={signInAddress(`/surveys/${survey.slug}`)}>{words.signIn}</ButtonLink>}
      >
        {words.accountText}
      </EmptyState>
    )
  return (
    <SurveyForm
      key={survey.id}
      survey={survey}
      initial={mine?.answers ?? {}}
      names={mine?.files ?? {}}
      isSignedIn={mine !== null}
      {...(onSent ? { onSent } : {})}
    />
  )
}
