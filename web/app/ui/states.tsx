import { Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Girih } from './girih/girih.tsx'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'

interface StateProps {
  title: ReactNode
  /** What to do, or what happened and that nothing was lost. */
  children?: ReactNode
  /** A button or a link to what the person can do next. */
  action?: ReactNode
  level?: 1 | 2 | 3
  /** Without a frame, inside a card that has one. */
  bare?: boolean
}

function StateFrame({
  picture,
  title,
  children,
  action,
  level = 3,
  bare = false,
}: StateProps & { picture: ReactNode }) {
  const Heading = `h${level}` as const
  const frame = bare ? '' : 'rounded-card border border-line bg-surface'
  return (
    <div className={`grid grid-cols-1 justify-items-center gap-2 px-5 py-6 text-center ${frame}`}>
      {picture}
      <Heading className="mt-2 text-17 font-title">{title}</Heading>
      {children ? <div className="max-w-[32rem] text-14 text-muted">{children}</div> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}

function RoundMark({ icon, look }: { icon: LucideIcon; look: string }) {
  return (
    <span className={`grid size-16 place-items-center rounded-full ${look}`}>
      <Icon of={icon} size={24} />
    </span>
  )
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState(props: StateProps) {
  const star = (
    <Girih slug="nothing yet" category="firoozeh" shape="rosette" className="size-16 rounded-full" />
  )
  return <StateFrame {...props} picture={star} />
}

/** Something failed: what happened, that nothing was lost, how to go on. */
export function ErrorState(props: StateProps) {
  return (
    <StateFrame
      {...props}
      picture={<RoundMark icon={TriangleAlert} look="bg-warning-100 text-warning-700" />}
    />
  )
}

/** Says that this person has no access, and whom to ask. */
export function ForbiddenState(props: StateProps) {
  return <StateFrame {...props} picture={<RoundMark icon={Lock} look="bg-sunken text-muted" />} />
}
