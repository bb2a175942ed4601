import type { ReactNode } from 'react'
import { PageHead } from '../../../shell/page-head.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { securityWords } from './words.ts'

interface TaskCardProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** The page of one security task: title, explanation, form and a link back. */
export function TaskCard({ title, lead, children }: TaskCardProps) {
  return (
    <>
      <PageHead title={title} />
      <div className="max-w-[34rem]">
        <Card>
          <p className="pb-5 text-15 text-muted">{lead}</p>
          {children}
        </Card>
        <p className="pt-4">
          <TextLink to="/panel/security" className="inline-flex min-h-11 items-center">
            {securityWords.back}
          </TextLink>
        </p>
      </div>
    </>
  )
}
