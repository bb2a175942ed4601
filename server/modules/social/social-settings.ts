import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const socialSettings = settingsOf('social', {
  postLetters: {
    label: 'بیشترین طول یک پست',
    ...{ unit: 'letters', default: 5000, least: 100, most: 8000 },
  },
})

export const socialSettingsPlug: SettingsPlug = {
  module: 'social',
  title: 'فید',
  settings: Object.values(socialSettings),
}
