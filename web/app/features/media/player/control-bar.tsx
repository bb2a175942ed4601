import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  TableOfContents,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { LucideIcon } from '../../../ui/icon.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { playerWords as words } from '../words.ts'
import { clockOf } from './clock.ts'

export type PanelName = 'speed' | 'quality' | 'captions' | 'chapters'

interface ControlBarProps {
  readonly playing: boolean
  readonly ended: boolean
  readonly second: number
  readonly duration: number
  readonly volume: number
  readonly muted: boolean
  readonly isWhole: boolean
  /** The texts of the setting buttons; null when there is nothing to choose. */
  readonly pills: {
    readonly speed: string
    readonly quality: string | null
    readonly captions: boolean | null
  }
  readonly hasChapters: boolean
  readonly open: PanelName | null
  readonly onPlay: () => void
  readonly onPanel: (name: PanelName) => void
  readonly onVolume: (volume: number) => void
  readonly onMute: () => void
  readonly onWindow: (() => void) | null
  readonly onScreen: (() => void) | null
}

/** The buttons below the seek bar: playback at one side, settings at the other. */
export function ControlBar(props: ControlBarProps) {
  const { playing, ended, second, duration, pills, hasChapters, open, isWhole } = props
  const pill = (name: PanelName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onClick: () => props.onPanel(name),
  })
  return (
    <div dir="ltr" className="flex items-center gap-1 sm:gap-2">
      <BarButton
        icon={playing ? Pause : ended ? RotateCcw : Play}
        label={playing ? words.pause : ended ? words.again : words.play}
        onClick={props.onPlay}
        filled={!ended}
      />
      <VolumePart {...props} />
      {/* A phone is too narrow for position and length side by side. */}
      <span className="me-auto grid ps-1 text-14 leading-tight whitespace-nowrap text-on-deep sm:block sm:text-15">
        <span>{clockOf(second)}</span>
        <span className="text-on-deep/80">
          <span className="max-sm:hidden"> / </span>
          {clockOf(duration)}
        </span>
      </span>
      {hasChapters ? <BarButton icon={TableOfContents} label={words.chapters} {...pill('chapters')} /> : null}
      {pills.captions === null ? null : (
        <BarButton
          icon={pills.captions ? Captions : CaptionsOff}
          label={words.captions}
          pressed={pills.captions}
          {...pill('captions')}
        />
      )}
      {pills.quality ? (
        <Pill label={`${words.quality}: ${pills.quality}`} className="max-sm:hidden" {...pill('quality')}>
          {pills.quality}
        </Pill>
      ) : null}
      <Pill label={`${words.speed}: ${pills.speed}`} {...pill('speed')}>
        {pills.speed}
      </Pill>
      {props.onWindow ? (
        <BarButton
          icon={PictureInPicture2}
          label={words.ownWindow}
          onClick={props.onWindow}
          className="max-md:hidden"
        />
      ) : null}
      {props.onScreen ? (
        <BarButton
          icon={isWhole ? Minimize : Maximize}
          label={isWhole ? words.leaveWholeScreen : words.wholeScreen}
          onClick={props.onScreen}
        />
      ) : null}
    </div>
  )
}

function VolumePart({ volume, muted, onMute, onVolume }: ControlBarProps) {
  const isSilent = muted || volume === 0
  return (
    <span className="flex items-center max-md:hidden">
      <BarButton
        icon={isSilent ? VolumeX : Volume2}
        label={isSilent ? words.unmute : words.mute}
        onClick={onMute}
      />
      <input
        type="range"
        data-own-keys
        aria-label={words.volume}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => onVolume(event.currentTarget.valueAsNumber)}
        className="h-11 w-20 cursor-pointer accent-action-on-deep"
      />
    </span>
  )
}

interface BarButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onClick: () => void
  readonly filled?: boolean
  readonly pressed?: boolean
  readonly className?: string
  readonly 'aria-expanded'?: boolean
  readonly 'aria-haspopup'?: 'dialog'
}

const ring = 'focus-visible:outline-action-on-deep'

function BarButton({ icon, label, filled = false, pressed, className = '', ...rest }: BarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-on-deep hover:bg-on-deep/15 ${ring} ${className}`}
    >
      <Icon of={icon} size={24} className={filled ? 'fill-current' : ''} />
    </button>
  )
}

function Pill({
  label,
  className = '',
  children,
  ...rest
}: Pick<BarButtonProps, 'onClick' | 'className' | 'aria-expanded' | 'aria-haspopup'> & {
  label: string
  children: ReactNode
}) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid min-h-11 shrink-0 place-items-center ${className}`}
    >
      <span className="rounded-control border border-on-deep/60 px-2.5 text-14 leading-8 font-label whitespace-nowrap text-on-deep">
        {children}
      </span>
    </button>
  )
}
