import { formatNumber } from '@arvand/persian/numbers'

/** The values that React Aria passes to a sentence, by name. */
export type Given = Readonly<Record<string, string | number | boolean>>
export type Sentence = string | ((given: Given) => string)
export type Sentences = Readonly<Record<string, Readonly<Record<string, Sentence>>>>

const number = (given: Given, name: string) => formatNumber(Number(given[name]))

/** React Aria's words for screen readers, by package and key; `persian.test.tsx` checks that none is missing. */
export const sentences: Sentences = {
  'react-aria-components': {
    selectPlaceholder: 'یکی را انتخاب کنید',
    tableResizer: 'تغییر پهنای ستون',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'نمونه‌های رنگ',
  },
  '@react-aria/autocomplete': { collectionLabel: 'پیشنهادها' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'جای این صفحه' },
  '@react-aria/calendar': {
    previous: 'ماه پیش',
    next: 'ماه بعد',
    selectedDateDescription: ({ date }) => `روز انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ انتخاب‌شده: ${dateRange}`,
    todayDate: ({ date }) => `امروز، ${date}`,
    todayDateSelected: ({ date }) => `امروز، ${date}، انتخاب‌شده`,
    dateSelected: ({ date }) => `${date}، انتخاب‌شده`,
    startRangeSelectionPrompt: 'برای شروع بازه بزنید',
    finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
    minimumDate: 'اولین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
    dateRange: ({ startDate, endDate }) => `${startDate} تا ${endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (given) => {
      const group = given.isGroupChange
        ? `گروه ${given.groupTitle} با ${number(given, 'groupCount')} گزینه. `
        : ''
      return `${group}${given.optionText}${given.isSelected ? '، انتخاب‌شده' : ''}`
    },
    countAnnouncement: (given) => `${number(given, 'optionCount')} گزینه هست.`,
    selectedAnnouncement: ({ optionText }) => `${optionText}، انتخاب‌شده`,
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
    dayPeriod: 'صبح یا عصر',
    calendar: 'تقویم',
    startDate: 'روز شروع',
    endDate: 'روز پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقهٔ زمانی',
    selectedDateDescription: ({ date }) => `روز انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ startDate, endDate }) => `بازهٔ انتخاب‌شده: ${startDate} تا ${endDate}`,
    selectedTimeDescription: ({ time }) => `ساعت انتخاب‌شده: ${time}`,
  },
  '@react-stately/datepicker': {
    rangeUnderflow: ({ minValue }) => `این روز باید ${minValue} یا پس از آن باشد.`,
    rangeOverflow: ({ maxValue }) => `این روز باید ${maxValue} یا پیش از آن باشد.`,
    rangeReversed: 'روز شروع باید پیش از روز پایان باشد.',
    unavailableDate: 'این روز را نمی‌شود انتخاب کرد.',
  },
  '@react-aria/grid': {
    deselectedItem: ({ item }) => `${item} از انتخاب خارج شد.`,
    select: 'انتخاب',
    selectedCount: (given) =>
      Number(given.count) === 0 ? 'چیزی انتخاب نشده است.' : `${number(given, 'count')} مورد انتخاب شده است.`,
    selectedAll: 'همه انتخاب شد.',
    selectedItem: ({ item }) => `${item} انتخاب شد.`,
    longPressToSelect: 'برای شروع انتخاب، نگه دارید.',
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'این ردیف کاری دارد',
    hasLinkAnnouncement: ({ link }) => `این ردیف لینک دارد: ${link}`,
  },
  '@react-aria/menu': { longPressMessage: 'برای باز کردن فهرست نگه دارید، یا Alt + پیکان پایین را بزنید' },
  '@react-aria/numberfield': {
    decrease: ({ fieldLabel }) => `کم کردن ${fieldLabel}`,
    increase: ({ fieldLabel }) => `افزودن به ${fieldLabel}`,
    numberField: 'فیلد عدد',
  },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/previewtrigger': { longPressMessage: 'برای پیش‌نمایش نگه دارید' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/steplist': { steplist: 'مراحل' },
  '@react-aria/table': {
    select: 'انتخاب',
    selectAll: 'انتخاب همه',
    sortable: 'ستونی که می‌شود به ترتیب آن چید',
    ascending: 'از کم به زیاد',
    descending: 'از زیاد به کم',
    ascendingSort: ({ columnName }) => `به ترتیب ${columnName}، از کم به زیاد چیده شد`,
    descendingSort: ({ columnName }) => `به ترتیب ${columnName}، از زیاد به کم چیده شد`,
    columnSize: ({ value }) => `${value} پیکسل`,
    resizerDescription: 'برای تغییر پهنا Enter را بزنید',
    expand: 'باز کردن',
    collapse: 'بستن',
  },
  '@react-aria/tag': {
    removeDescription: 'برای حذف برچسب Delete را بزنید.',
    removeButtonLabel: 'حذف',
  },
  '@react-aria/toast': {
    close: 'بستن',
    notifications: (given) => `${number(given, 'count')} خبر.`,
  },
  '@react-aria/tree': { expand: 'باز کردن', collapse: 'بستن' },
}
