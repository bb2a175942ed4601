import type { Access } from '@arvand/contracts/endpoint'
import type { Scope } from '@arvand/contracts/people'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { accessWords, developersWords as words } from './words.ts'

const tones: Readonly<Record<Access, Tone>> = {
  public: 'success',
  user: 'neutral',
  teacher: 'primary',
  manager: 'accent',
}

/** Who may call the endpoint. */
export function AccessBadge({ access, scope }: { access: Access; scope: Scope | null }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[access]}>{accessWords[access]}</Badge>
      {scope ? (
        <span className="text-14 text-muted">
          {words.scope} <code dir="ltr">{scope}</code>
        </span>
      ) : null}
    </span>
  )
}
