import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface LetterPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A short public page with one form. */
export const LetterPage = ({ title, lead, children }: LetterPageProps) => (
  <div className="page grid grid-cols-1 justify-items-center py-8 md:py-14">
    <div className="grid w-full max-w-[36rem] grid-cols-1 gap-6">
      <header>
        <h1 className="text-28 font-display md:text-32">{title}</h1>
        <p className="pt-2 text-16 text-muted">{lead}</p>
      </header>
      <Card>{children}</Card>
    </div>
  </div>
)
