import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { mediaWords } from '../media-words.ts'
import type { ClassMediaView } from '../use-class-media.ts'
import { rehearsalWords as words } from './rehearsal-words.ts'
import { useOwnVoice, type VoiceState } from './use-own-voice.ts'

const voiceText: Readonly<Record<VoiceState, string>> = {
  idle: words.hint,
  recording: words.recording,
  playing: words.playing,
  heard: words.heard,
  failed: words.failed,
}

export interface RehearsalCardProps {
  readonly view: ClassMediaView
}

/** In a class of one's own: whether the network carries sound and picture, and how one sounds. */
export default function RehearsalCard({ view: { state, media } }: RehearsalCardProps) {
  const voice = useOwnVoice(state.chosen.speaker)
  const track = state.devices.audio === 'on' ? (media?.ownTrack('audio') ?? null) : null
  const isBusy = voice.state === 'recording' || voice.state === 'playing'
  const net = state.link === 'connected' ? words.netOn : mediaWords.link[state.link]
  const facts: readonly Fact[] = [
    [words.net, net],
    [words.mic, track || isBusy ? voiceText[voice.state] : words.noMic],
  ]
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-15 text-muted">{words.note}</p>
        <div aria-live="polite">
          <FactList facts={facts} />
        </div>
        <p>
          <Button
            type="button"
            variant="outline"
            size="compact"
            pending={isBusy}
            disabledReason={track || isBusy ? undefined : words.noMic}
            onClick={() => track && void voice.listen(track)}
          >
            {words.record}
          </Button>
        </p>
      </div>
    </Card>
  )
}
