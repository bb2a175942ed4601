import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { serverContext } from '../web/app/contexts.ts'
import { titled } from '../web/app/shell/site.ts'
import { Chip, Chips } from '../web/app/ui/chips.tsx'
import { Logo } from '../web/app/ui/logo.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ChartSamples } from './chart-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { DateSamples } from './date-samples.tsx'
import { FactSamples } from './fact-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { GirihSamples } from './girih-samples.tsx'
import { NewsSamples } from './news-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PartSamples } from './part-samples.tsx'
import { ProgressSamples } from './progress-samples.tsx'
import { StateSamples } from './state-samples.tsx'
import { TableSamples } from './table-samples.tsx'

/** The page exists only in the demo. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!serverContext(context).settings.demo) throw data(null, { status: 404 })
  return null
}

export const handle = { hydrate: 'now' }

export const meta: MetaFunction = () => [
  { title: titled('برگهٔ اجزا') },
  { name: 'robots', content: 'noindex' },
]

const sides = [
  { key: null, title: 'هماهنگ با دستگاه' },
  { key: 'light', title: 'روشن' },
  { key: 'dark', title: 'تیره' },
]

export default function Styleguide() {
  const side = useSide()
  return (
    <div data-theme={side} className="min-h-dvh bg-paper">
      <main id="main" tabIndex={-1} className="page grid grid-cols-1 gap-12 py-6">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <Logo name="آروند" />
          <h1 className="text-21 font-heading">برگهٔ اجزا</h1>
          <Chips label="روشنایی این برگه">
            {sides.map(({ key, title }) => (
              <Chip key={title} to={key ? `?side=${key}` : '?'} chosen={side === (key ?? undefined)}>
                {title}
              </Chip>
            ))}
          </Chips>
        </header>
        <ButtonSamples />
        <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-2">
          <FieldSamples />
          <div className="grid grid-cols-1 content-start gap-12">
            <DateSamples />
            <ProgressSamples />
          </div>
          <ChoiceSamples />
          <div className="grid grid-cols-1 content-start gap-12">
            <NewsSamples />
            <OverlaySamples />
          </div>
        </div>
        <TableSamples />
        <StateSamples />
        <PartSamples />
        <FactSamples />
        <ChartSamples />
        <GirihSamples />
      </main>
    </div>
  )
}

/** The theme asked for in the address. Set on the root element, because dialogs and toasts are drawn there. */
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
