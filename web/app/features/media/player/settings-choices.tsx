import type { Playable } from '@arvand/contracts/playable'
import { playerWords as words } from '../words.ts'
import { ChoiceList } from './choice-list.tsx'
import type { Preferences } from './preferences.ts'
import { qualitiesOf, qualityName } from './quality.ts'
import { speedName, speeds } from './speeds.ts'
import type { Source } from './use-source.ts'

interface SettingsChoicesProps {
  readonly part: 'speed' | 'quality' | 'captions'
  readonly playable: Playable
  readonly preferences: Preferences
  readonly source: Pick<Source, 'rungs' | 'rung'>
  readonly onChange: (change: Partial<Preferences>) => void
}

const off = 'off'

/** Speed, quality and captions; the setting whose button was pressed comes first. */
export function SettingsChoices({ part, playable, preferences, source, onChange }: SettingsChoicesProps) {
  const { captions, audioOnly } = playable
  const qualities = qualitiesOf({
    rungs: source.rungs,
    audioOnly: audioOnly !== null && playable.kind === 'video',
  })
  const lists = {
    captions:
      captions.length > 0 ? (
        <ChoiceList
          key="captions"
          name="player-captions"
          label={words.captions}
          value={
            captions.some(({ language }) => language === preferences.captions)
              ? (preferences.captions ?? off)
              : off
          }
          choices={[
            { value: off, label: words.captionsOff },
            ...captions.map(({ language, label }) => ({ value: language, label })),
          ]}
          onChoose={(language) => onChange({ captions: language === off ? null : language })}
        />
      ) : null,
    quality:
      qualities.length > 0 ? (
        <ChoiceList
          key="quality"
          name="player-quality"
          label={words.quality}
          value={qualities.includes(preferences.quality) ? preferences.quality : 'auto'}
          choices={qualities.map((quality) => ({
            value: quality,
            label:
              quality === 'auto' && source.rung && source.rung.height > 0
                ? words.autoNow(qualityName(`${source.rung.height}`))
                : qualityName(quality),
          }))}
          onChoose={(quality) => onChange({ quality })}
        />
      ) : null,
    speed: (
      <ChoiceList
        key="speed"
        name="player-speed"
        label={words.speed}
        value={String(preferences.speed)}
        choices={speeds.map((speed) => ({
          value: String(speed),
          label: speedName(speed),
          ...(speed === 1 ? { note: words.normalSpeed } : {}),
        }))}
        onChoose={(speed) => onChange({ speed: Number(speed) })}
      />
    ),
  }
  const order = [part, ...(['speed', 'quality', 'captions'] as const).filter((one) => one !== part)]
  return order.map((one) => lists[one])
}
