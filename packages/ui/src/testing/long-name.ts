/** A name as customers may write one: 60 letters without a space. It breaks where its line ends (`.storybook/sticking-out.ts`). */
export const longName = 'DựngPhimNgắnẨnỨcBảnCuốiCùngCủaMùaĐôngNămẤyTrướcTếtNguyênĐánX';
