import { BorderStyle, type ITableBordersOptions } from 'docx';

const line = (color: string, size: number) => ({ style: BorderStyle.SINGLE, color, size });
const edge = line('8A968F', 6);
const inner = line('C9D2CC', 4);

/** Thin grey lines: what a table says stands out, not its grid. Without them Word draws each line in the black of the text. */
export const tableBorders: ITableBordersOptions = {
  top: edge,
  bottom: edge,
  left: inner,
  right: inner,
  insideHorizontal: inner,
  insideVertical: inner,
};
