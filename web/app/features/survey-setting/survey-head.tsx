import type { SurveyState } from '@arvand/contracts/surveys'
import type { ReactNode } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { StateBadge } from './state-badge.tsx'
import type { Desk } from './survey-calls.ts'
import { tabWords as words } from './words.ts'

interface HeadProps {
  readonly desk: Desk
  readonly surveyId: string
  readonly title: string
  readonly state: SurveyState
  readonly here: 'edit' | 'preview' | 'results'
  readonly children?: ReactNode
}

/** The name of a survey, its state, and its parts. */
export function SurveyHead({ desk, surveyId, title, state, here, children }: HeadProps) {
  const base = `/${desk}/surveys/${surveyId}`
  return (
    <>
      <p className="text-14">
        <TextLink to={`/${desk}/surveys`} alone className="inline-flex min-h-11 items-center text-15">
          {words.all}
        </TextLink>
      </p>
      <PageHead title={title}>
        <StateBadge state={state} />
        {children}
      </PageHead>
      <div className="pb-5">
        <TabLinks
          label={words.label}
          links={[
            { to: base, title: words.edit, here: here === 'edit' },
            { to: `${base}?step=preview`, title: words.preview, here: here === 'preview' },
            { to: `${base}/results`, title: words.results, here: here === 'results' },
          ]}
        />
      </div>
    </>
  )
}
