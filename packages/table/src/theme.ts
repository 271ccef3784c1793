// Colours, sizes, buttons: what a page shares with the table that it shows.
import './theme/fixed-tokens.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/framed.css';
