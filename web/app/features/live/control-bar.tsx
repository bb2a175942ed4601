import type { MediaKind } from '@arvand/contracts/class-channel'
import {
  Ellipsis,
  Grid2x2,
  Hand,
  LayoutPanelTop,
  MessageSquare,
  Mic,
  MicOff,
  MonitorOff,
  MonitorUp,
  Video,
  VideoOff,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { LucideIcon } from '../../ui/icon.tsx'
import { BarButton } from './bar-button.tsx'
import { goToChat } from './class-places.ts'
import type { Arrangement } from './media/tiles.ts'
import { mediaWords as words } from './media-words.ts'
import type { ClassMediaView } from './use-class-media.ts'

interface ControlBarProps {
  readonly view: ClassMediaView
  readonly canShare: boolean
  readonly maySpeak: boolean
  readonly isHandUp: boolean
  readonly onHand: () => void
  readonly arrangement: Arrangement
  readonly onArrange: () => void
  /** What the class is worked with besides devices. */
  readonly tools: ReactNode
  /** Leaves the class. */
  readonly children: ReactNode
}

/**
 * What one does with one's own devices, and the tools of the class; each button has its words, also on a phone, where
 * the few most used stand beside «بیشتر».
 */
export function ControlBar(props: ControlBarProps) {
  const { view, canShare, maySpeak, isHandUp, onHand, arrangement, onArrange, tools, children } = props
  const { devices, link } = view.state
  const hasMedia = link !== 'unavailable'
  const [isWide, setWide] = useState(false)
  const moreId = useId()
  const device = (kind: MediaKind, on: [LucideIcon, string], off: [LucideIcon, string]) => {
    const isOn = devices[kind] === 'on'
    const [icon, label] = isOn ? on : off
    return (
      <BarButton
        icon={icon}
        label={label}
        isOn={isOn}
        isBusy={devices[kind] === 'asking'}
        onPress={() => view.toggle(kind)}
      />
    )
  }
  return (
    <footer className="sticky bottom-0 z-10 border-t border-line bg-paper px-2 py-2">
      <div
        role="toolbar"
        aria-label={words.tools}
        className="mx-auto flex max-w-7xl flex-wrap items-start justify-center gap-x-0.5 gap-y-3 sm:gap-x-2"
      >
        {hasMedia && maySpeak ? (
          <>
            {device('audio', [Mic, words.mute], [MicOff, words.unmute])}
            {device('camera', [Video, words.cameraStop], [VideoOff, words.cameraStart])}
          </>
        ) : null}
        <BarButton
          icon={Hand}
          label={isHandUp ? words.lower : words.raise}
          isOn={isHandUp}
          onPress={onHand}
        />
        <BarButton icon={MessageSquare} label={words.toChat} onPress={goToChat} className="lg:hidden" />
        <BarButton
          icon={Ellipsis}
          label={isWide ? words.less : words.more}
          isOn={isWide}
          isOpen={isWide}
          controls={moreId}
          onPress={() => setWide(!isWide)}
          className="xl:hidden"
        />
        {/* On a small screen behind «بیشتر», above the others; on a wide one all stand in one row. */}
        <div
          id={moreId}
          className={`flex-wrap items-start justify-center gap-x-0.5 gap-y-3 max-xl:order-first max-xl:basis-full max-xl:border-b max-xl:border-line max-xl:pb-3 sm:gap-x-2 ${isWide ? 'flex' : 'hidden xl:flex'}`}
        >
          {hasMedia && maySpeak && canShare
            ? device('screen', [MonitorOff, words.stopShare], [MonitorUp, words.share])
            : null}
          {tools}
          {hasMedia ? (
            <BarButton
              icon={arrangement === 'grid' ? LayoutPanelTop : Grid2x2}
              label={arrangement === 'grid' ? words.speakerView : words.grid}
              onPress={onArrange}
            />
          ) : null}
        </div>
        {children}
      </div>
      {hasMedia && maySpeak ? (
        <p className="mt-1 hidden text-center text-12 text-muted lg:block">{words.keys}</p>
      ) : null}
    </footer>
  )
}
