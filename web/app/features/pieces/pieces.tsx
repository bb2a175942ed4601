import { useEffect } from 'react'
import { data, useSearchParams } from 'react-router'
import { serverContext } from '../../contexts.ts'
import { siteName, titled } from '../../shell/site.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { Route } from './+types/pieces'
import { ButtonPieces } from './button-pieces.tsx'
import { ChartPieces } from './chart-pieces.tsx'
import { ChoicePieces } from './choice-pieces.tsx'
import { DatePieces } from './date-pieces.tsx'
import { FactPieces } from './fact-pieces.tsx'
import { FieldPieces } from './field-pieces.tsx'
import { GirihPieces } from './girih-pieces.tsx'
import { NewsPieces } from './news-pieces.tsx'
import { OverlayPieces } from './overlay-pieces.tsx'
import { PartPieces } from './part-pieces.tsx'
import { ProgressPieces } from './progress-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'
import { TablePieces } from './table-pieces.tsx'

/** Only where the demo runs: elsewhere there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!serverContext(context).settings.demo) throw data(null, { status: 404 })
  return null
}

export const handle = { wake: 'now' }

export const meta: Route.MetaFunction = () => [
  { title: titled('برگهٔ اجزا') },
  { name: 'robots', content: 'noindex' },
]

const sides = [
  { key: null, title: 'هماهنگ با دستگاه' },
  { key: 'light', title: 'روشن' },
  { key: 'dark', title: 'تیره' },
]

export default function Pieces() {
  const side = useSide()
  return (
    <div data-theme={side} className="min-h-dvh bg-paper">
      <main id="main" tabIndex={-1} className="page grid grid-cols-1 gap-12 py-6">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <Logo name={siteName} />
          <h1 className="text-21 font-heading">برگهٔ اجزا</h1>
          <Chips label="روشنایی این برگه">
            {sides.map(({ key, title }) => (
              <Chip key={title} to={key ? `?side=${key}` : '?'} chosen={side === (key ?? undefined)}>
                {title}
              </Chip>
            ))}
          </Chips>
        </header>
        <ButtonPieces />
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2">
          <FieldPieces />
          <div className="grid grid-cols-1 content-start gap-12">
            <DatePieces />
            <ProgressPieces />
          </div>
          <ChoicePieces />
          <div className="grid grid-cols-1 content-start gap-12">
            <NewsPieces />
            <OverlayPieces />
          </div>
        </div>
        <TablePieces />
        <StatePieces />
        <PartPieces />
        <FactPieces />
        <ChartPieces />
        <GirihPieces />
      </main>
    </div>
  )
}

/** The side asked for in the address; what floats hangs on the root, so the root is turned too. */
function useSide(): 'light' | 'dark' | undefined {
  const [search] = useSearchParams()
  const asked = search.get('side')
  const side = asked === 'light' || asked === 'dark' ? asked : undefined
  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (side) root.dataset.theme = side
    return () => {
      if (before) root.dataset.theme = before
      else delete root.dataset.theme
    }
  }, [side])
  return side
}
