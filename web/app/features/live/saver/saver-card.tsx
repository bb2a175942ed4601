import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { Eye, Leaf } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BarButton } from '../bar-button.tsx'
import type { ClassMediaView } from '../use-class-media.ts'
import { saverWords as words } from './saver-words.ts'
import { useUsage } from './use-usage.ts'

interface SaverProps {
  readonly view: ClassMediaView
}

/** Goes to sound, slides and board alone, and back. */
export function SaverButton({ view }: SaverProps) {
  const isOn = view.state.saver !== 'off'
  return (
    <BarButton
      icon={Leaf}
      label={isOn ? words.stop : words.start}
      isOn={isOn}
      onPress={() => view.save(isOn ? 'off' : 'on')}
    />
  )
}

export function SaverBadge({ view }: SaverProps) {
  return view.state.saver === 'off' ? null : (
    <Badge tone="warning" icon={Leaf}>
      {words.name}
    </Badge>
  )
}

const megabytes = (bytes: number) => formatTenths(bytes / 1_000_000)

const parts = [
  { name: 'sound', color: 'bg-primary-600' },
  { name: 'files', color: 'bg-accent-500' },
  { name: 'pictures', color: 'bg-edge' },
] as const

/** What the class costs while data is saved, and pictures for a moment. */
export function SaverCard({ view }: SaverProps) {
  const usage = useUsage(view.media)
  const all = usage ? usage.sound + usage.pictures + usage.files : 0
  const isGlancing = view.state.saver === 'glance'
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        {usage ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-28 font-display">{words.megabytes(megabytes(all))}</span>
              {usage.aMinute === null ? null : (
                <span className="text-14 text-muted">
                  {words.aMinute(formatNumber(Math.round(usage.aMinute / 10_000) / 100))}
                </span>
              )}
            </p>
            <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-clip rounded-full">
              {parts.map(({ name, color }) => (
                <span key={name} className={color} style={{ flexGrow: usage[name] }} />
              ))}
            </div>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
              {parts.map(({ name, color }) => (
                <li key={name} className="flex items-center gap-2">
                  <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
                  {words[name](megabytes(usage[name]))}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <p role="status" className="text-14 text-muted">
          {isGlancing ? words.glancing : words.hint}
        </p>
        <div className="flex flex-wrap gap-2">
          {isGlancing ? null : (
            <Button
              type="button"
              variant="outline"
              size="compact"
              icon={Eye}
              onClick={() => view.save('glance')}
            >
              {words.glance}
            </Button>
          )}
          <Button type="button" variant="outline" size="compact" onClick={() => view.save('off')}>
            {words.stop}
          </Button>
        </div>
      </div>
    </Card>
  )
}
