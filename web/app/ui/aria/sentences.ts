import { formatNumber } from '@arvand/persian/numbers'

/** The values that React Aria passes to a sentence, by name. */
export type Given = Readonly<Record<string, string | number | boolean>>
export type Sentence = string | ((given: Given) => string)
export type Sentences = Readonly<Record<string, Readonly<Record<string, Sentence>>>>

const number = (given: Given, name: string) => formatNumber(Number(given[name]))

/** React Aria's words for screen readers, by package and key; `persian.test.tsx` checks that none is missing. */
export const sentences: Sentences = {
  'react-aria-components': {
    selectPlaceholder: 'یکی را برگزینید',
    tableResizer: 'تغییر پهنای ستون',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'نمونه‌های رنگ',
  },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'جای این صفحه' },
  '@react-aria/calendar': {
    previous: 'ماه پیش',
    next: 'ماه بعد',
    selectedDateDescription: ({ date }) => `روز برگزیده: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ برگزیده: ${dateRange}`,
    todayDate: ({ date }) => `امروز، ${date}`,
    todayDateSelected: ({ date }) => `امروز، ${date}، برگزیده`,
    dateSelected: ({ date }) => `${date}، برگزیده`,
    startRangeSelectionPrompt: 'برای آغاز بازه بزنید',
    finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
    minimumDate: 'نخستین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
    dateRange: ({ startDate, endDate }) => `${startDate} تا ${endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (given) => {
      const group = given.isGroupChange
        ? `گروه ${given.groupTitle} با ${number(given, 'groupCount')} گزینه. `
        : ''
      return `${group}${given.optionText}${given.isSelected ? '، برگزیده' : ''}`
    },
    countAnnouncement: (given) => `${number(given, 'optionCount')} گزینه هست.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}، برگزیده`,
    buttonLabel: 'نشان دادن پیشنهادها',
    listboxLabel: 'پیشنهادها',
  },
  '@react-aria/datepicker': {
    era: 'دوره',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
    second: 'ثانیه',
    dayPeriod: 'پیش یا پس از نیمروز',
    calendar: 'تقویم',
    startDate: 'روز آغاز',
    endDate: 'روز پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقهٔ زمانی',
    selectedDateDescription: ({ date }) => `روز برگزیده: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `بازهٔ برگزیده: ${startDate} تا ${endDate}`,
    selectedTimeDescription: ({ time }) => `ساعت برگزیده: ${time}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `این روز باید ${minValue} یا پس از آن باشد.`,
    rangeOverflow: ({ maxValue }) => `این روز باید ${maxValue} یا پیش از آن باشد.`,
    rangeReversed: 'روز آغاز باید پیش از روز پایان باشد.',
    unavailableDate: 'این روز را نمی‌شود برگزید.',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} از برگزیده‌ها بیرون رفت.`,
    select: 'برگزیدن',
    selectedCount: (given) =>
      Number(given.count) === 0 ? 'چیزی برگزیده نیست.' : `${number(given, 'count')} مورد برگزیده است.`,
    selectedAll: 'همه برگزیده شد.',
    selectedItem: ({ item }) => `${item} برگزیده شد.`,
    longPressToSelect: 'برای آغاز گزینش، نگه دارید.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'این ردیف کاری دارد',
    hasLinkAnnouncement: ({ link }) => `این ردیف پیوند دارد: ${link}`,
  },
  '@react-aria/menu': { longPressMessage: 'برای باز کردن فهرست نگه دارید، یا دگرساز و پیکان پایین را بزنید' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `کم کردن ${fieldLabel}`,
    increase: ({ fieldLabel }) => `افزودن به ${fieldLabel}`,
    numberField: 'خانهٔ عدد',
  },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/previewtrigger': { longPressMessage: 'برای پیش‌نمایش نگه دارید' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/steplist': { steplist: 'گام‌ها' },
  '@react-aria/table': {
    select: 'برگزیدن',
    selectAll: 'برگزیدن همه',
    sortable: 'ستونی که می‌شود به ترتیب آن چید',
    ascending: 'از کم به زیاد',
    descending: 'از زیاد به کم',
    ascendingSort: ({ columnName }) => `به ترتیب ${columnName}، از کم به زیاد چیده شد`,
    descendingSort: ({ columnName }) => `به ترتیب ${columnName}، از زیاد به کم چیده شد`,
    columnSize: ({ value }) => `${value} پیکسل`,
    resizerDescription: 'برای تغییر پهنا کلید ورود را بزنید',
    expand: 'باز کردن',
    collapse: 'بستن',
  },
  '@react-aria/tag': {
    removeDescription: 'برای برداشتن برچسب کلید حذف را بزنید.',
    removeButtonLabel: 'برداشتن',
  },
  '@react-aria/toast': {
    close: 'بستن',
    notifications: (given) => `${number(given, 'count')} خبر.`,
  },
  '@react-aria/tree': { expand: 'باز کردن', collapse: 'بستن' },
}
